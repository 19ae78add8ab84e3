import type { ReactNode } from 'react';

/** Our own line drawings on a 20 × 20 grid; all are decoration, the words beside them carry the meaning. */
function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 3.8 3.8" />
  </Icon>
);

export const BookmarkIcon = ({ filled = false }: { filled?: boolean }) => (
  <Icon>
    <path d="M5.5 3.5h9v13L10 13.2 5.5 16.5z" fill={filled ? 'currentColor' : 'none'} />
  </Icon>
);

export const HideIcon = () => (
  <Icon>
    <path d="M2.5 10c1.7-3.2 4.3-5 7.5-5s5.8 1.8 7.5 5c-1.7 3.2-4.3 5-7.5 5s-5.8-1.8-7.5-5z" />
    <circle cx="10" cy="10" r="2.2" />
    <path d="M4 16 16 4" />
  </Icon>
);

export const BellIcon = () => (
  <Icon>
    <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13zM8.2 17.2c.9.9 2.7.9 3.6 0" />
  </Icon>
);

export const CloseIcon = ({ size = 20 }: { size?: number }) => (
  <Icon size={size}>
    <path d="m5.5 5.5 9 9m0-9-9 9" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M3.5 6h13m-13 4h13m-13 4h13" />
  </Icon>
);

export const DashboardIcon = () => (
  <Icon>
    <path d="M3.5 3.5h5.5v7H3.5zm0 10h5.5v3H3.5zm8.5-10h4.5v3H12zm0 6h4.5v7H12z" />
  </Icon>
);

export const AccountIcon = () => (
  <Icon>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.8 16.5c.7-3.1 3.1-4.7 6.2-4.7s5.5 1.6 6.2 4.7" />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon size={14}>
    <path d="m5 8 5 5 5-5" />
  </Icon>
);

export const ChevronLeftIcon = () => (
  <Icon size={14}>
    <path d="m12 5-5 5 5 5" />
  </Icon>
);

export const ChevronRightIcon = () => (
  <Icon size={14}>
    <path d="m8 5 5 5-5 5" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M3 6h7m5 0h2M3 14h2m5 0h7" />
    <circle cx="12.5" cy="6" r="2" />
    <circle cx="7.5" cy="14" r="2" />
  </Icon>
);

export const ExternalIcon = ({ size = 16 }: { size?: number }) => (
  <Icon size={size}>
    <path d="M8 4.5H4.5v11h11V12M11.5 4.5h4v4m0-4-6.5 6.5" />
  </Icon>
);

export const ArrowLeftIcon = () => (
  <Icon size={16}>
    <path d="M16 10H4.5m5-5-5 5 5 5" />
  </Icon>
);

export const ArrowRightIcon = () => (
  <Icon size={16}>
    <path d="M4 10h11.5m-5-5 5 5-5 5" />
  </Icon>
);

export const BoltIcon = () => (
  <Icon>
    <path d="M11.5 2.5 4.5 11.5h5l-1 6 7-9h-5z" />
  </Icon>
);
