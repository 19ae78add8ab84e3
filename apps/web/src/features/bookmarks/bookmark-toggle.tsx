import { IconButton } from '../../components/button.tsx';
import { BookmarkIcon } from '../../components/icons.tsx';

interface BookmarkToggleProps {
  isBookmarked: boolean;
  onToggle: () => void;
  /** While the list of bookmarks is being loaded. */
  isLoading: boolean;
}

export function BookmarkToggle({ isBookmarked, onToggle, isLoading }: BookmarkToggleProps) {
  const label = isBookmarked ? 'Remove bookmark' : 'Bookmark job';
  return (
    <IconButton label={label} title={label} disabled={isLoading} onClick={onToggle} data-bookmark-toggle="">
      <BookmarkIcon filled={isBookmarked} />
    </IconButton>
  );
}
