import { BookmarkIcon } from '../../components/icons.tsx';
import styles from './bookmark-toggle.module.css';

interface BookmarkToggleProps {
  isBookmarked: boolean;
  /** Absent for visitors who are not signed in: the toggle then says so and does nothing. */
  onToggle: (() => void) | undefined;
  /** While the list of bookmarks is being loaded. */
  isLoading: boolean;
}

export function BookmarkToggle({ isBookmarked, onToggle, isLoading }: BookmarkToggleProps) {
  const label = isBookmarked ? 'Remove bookmark' : 'Bookmark job';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-disabled={onToggle ? undefined : true}
      title={onToggle ? label : 'Log in to bookmark jobs'}
      disabled={isLoading}
      onClick={onToggle}
      data-bookmark-toggle=""
    >
      <BookmarkIcon filled={isBookmarked} />
    </button>
  );
}
