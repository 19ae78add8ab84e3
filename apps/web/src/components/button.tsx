import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from './link.tsx';
import styles from './button.module.css';

/** `danger` is for what cannot be undone; `link` is a button that reads as a link within a line of text. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet' | 'link';

interface ButtonLook {
  kind: ButtonKind;
  isLarge?: boolean | undefined;
  /** Where it stands in its place; how it looks is said by `kind`. */
  className?: string | undefined;
}

function toClassName({ kind, isLarge = false, className }: ButtonLook): string {
  return [styles[kind], isLarge ? styles.large : null, className].filter(Boolean).join(' ');
}

interface Busy {
  /**
   * Its work is under way. Unlike `disabled` it keeps the focus and is still announced; presses do nothing.
   */
  isBusy?: boolean | undefined;
}

function toBusyProps(
  isBusy: boolean | undefined,
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined,
) {
  if (!isBusy) return { onClick };
  return { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };
}

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-disabled'> & ButtonLook & Busy;

/** A button with words. It submits nothing unless its `type` says so. */
export function Button({
  kind,
  isLarge,
  className,
  isBusy,
  onClick,
  type = 'button',
  ...others
}: ButtonProps) {
  return (
    <button
      type={type}
      className={toClassName({ kind, isLarge, className })}
      {...others}
      {...toBusyProps(isBusy, onClick)}
    />
  );
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-label' | 'aria-disabled'> & {
  /** What it does, said to those who do not see the drawing. */
  label: string;
  /** For a row of tools: smaller, except under a finger. */
  isSmall?: boolean;
  /** Without a tint under the pointer: where it closes or empties what it stands in. */
  isBare?: boolean;
  className?: string | undefined;
};

/** A button that is only a drawing. */
export function IconButton(props: IconButtonProps) {
  const { label, isSmall = false, isBare = false, className, type = 'button', ...others } = props;
  const classes = [styles.icon, isBare ? null : styles.tinted, isSmall ? styles.small : null, className];
  return <button type={type} aria-label={label} className={classes.filter(Boolean).join(' ')} {...others} />;
}

type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A way to another page that looks like a button. */
export function LinkButton({ kind, isLarge, className, ...others }: LinkButtonProps) {
  return <Link className={toClassName({ kind, isLarge, className })} {...others} />;
}

type ExternalLinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'target' | 'rel'> & {
  href: string;
} & ButtonLook;

/** A way to somebody else's page, in a new tab that learns nothing of ours. */
export function ExternalLinkButton({
  kind,
  isLarge,
  className,
  children,
  ...others
}: ExternalLinkButtonProps) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      className={toClassName({ kind, isLarge, className })}
      {...others}
    >
      {children}
    </a>
  );
}
