import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { toBurst, type Bolt } from './bolt-burst.ts';
import styles from './lightning-bolts.module.css';

interface Burst {
  number: number;
  bolts: Bolt[];
}

const next = (previous: Burst | null): Burst => ({
  number: (previous?.number ?? 0) + 1,
  bolts: toBurst(Math.random),
});

/** Bursts of bolts over the button they stand in, for as long as they are there. Decoration: it takes no room and no clicks. */
export function LightningBolts() {
  const [burst, setBurst] = useState<Burst>(() => next(null));
  useEffect(() => {
    const timer = setInterval(() => setBurst(next), LIMITS.turboBurstMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.sky} aria-hidden="true">
      {burst.bolts.map((bolt, index) => (
        <svg
          key={`${burst.number}-${index}`}
          className={styles.bolt}
          viewBox="0 0 12 20"
          width={12}
          height={20}
          style={{
            left: `${bolt.leftPercent}%`,
            rotate: `${bolt.tiltDegrees}deg`,
            scale: bolt.scale,
            animationDuration: `${LIMITS.turboBoltMs}ms`,
          }}
        >
          <path d="M7.5 0 1 11h4.2L3.6 20 11 8H6.6z" fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}
