import { useId, useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import type { NavLinkProps } from 'react-router';
import { NavLink } from './link.tsx';
import { keepInWindow, placeBelow, type Alignment } from './place-below.ts';
import styles from './menu.module.css';

/** What makes a button open a menu. */
export interface MenuTies {
  popoverTarget: string;
  'aria-expanded': boolean;
}

interface MenuProps {
  /** Default: one that is told from every other menu's. */
  id?: string;
  /** With which end of its button the menu is in line. */
  alignment: Alignment;
  /** Its width and what it does beyond the frame of every menu. */
  className?: string | undefined;
  renderButton: (ties: MenuTies) => ReactNode;
  /** Before its content is there. */
  onOpen?: () => void;
  onClose?: () => void;
  /** The content, which is there only while the menu is open; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button and what it opens. A native popover: Escape and a press elsewhere close it, and the button has the focus again. */
export function Menu({ id, alignment, className, renderButton, onOpen, onClose, children }: MenuProps) {
  const ownId = useId();
  const menuId = id ?? ownId;
  const [isOpen, setIsOpen] = useState(false);
  const findButton = () => document.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`);
  const close = () => {
    document.getElementById(menuId)?.hidePopover();
    findButton()?.focus();
  };
  /** With the keyboard gone elsewhere, an open menu would only cover what has the focus. */
  const follow = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node) || relatedTarget === findButton()) return;
    if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    <>
      {renderButton({ popoverTarget: menuId, 'aria-expanded': isOpen })}
      <div
        id={menuId}
        popover="auto"
        className={[styles.menu, className].filter(Boolean).join(' ')}
        data-alignment={alignment}
        onBlur={follow}
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') {
            onClose?.();
            return;
          }
          placeBelow(findButton(), currentTarget, alignment);
          setIsOpen(true);
          onOpen?.();
        }}
        // Only when it is closed: content that went earlier would take the focus with it.
        onToggle={({ newState, currentTarget }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') keepInWindow(currentTarget);
        }}
      >
        {isOpen ? children(close) : null}
      </div>
    </>
  );
}

/** An entry that leads somewhere. */
export function MenuLink(props: Omit<NavLinkProps, 'className'>) {
  return <NavLink className={styles.item ?? ''} {...props} />;
}

/** An entry that does something. */
export function MenuButton(props: Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles.item} {...props} />;
}
