import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Said to screen readers. */
  label: string;
  blocks: number;
  /** What each block has the height of. */
  size: 'card' | 'row';
}

/** Takes the room of what is being loaded; only drawn after 200 ms. */
export function Skeleton({ label, blocks, size }: SkeletonProps) {
  return (
    <div className="late">
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: blocks }, (_, index) => (
        <div key={index} className={styles[size]} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
