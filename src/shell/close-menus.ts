/**
 * Closes the menus of the page when another page is shown, on a click outside, when the focus leaves, and on
 * Escape, which returns the focus to the button. The browser opens them without a script. This is not part of
 * the application, so that menus need no other code.
 */
export function closeMenus(): void {
  const outside = ({ type, target }: Event) => {
    const isFollowed = type === 'click' && target instanceof Element && target.closest('a');
    close(isFollowed || !(target instanceof Node) ? null : target);
  };
  document.addEventListener('click', outside);
  document.addEventListener('focusin', outside);
  addEventListener('popstate', () => close(null));
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && openMenus().at(-1);
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** Closes every open menu that does not contain the node. */
function close(except: Node | null): void {
  for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false;
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}
