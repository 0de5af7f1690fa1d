import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Asks before a link, a button, or the browser's own buttons take away what isn't saved. Going back
 * within the site cannot be held up.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const [wanted, setWanted] = useState<{ go: () => void }>();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const askTheBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const link = linkThatLeaves(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const address = link.pathname + link.search + link.hash;
      setWanted({ go: () => void navigate(address) });
    };
    window.addEventListener('beforeunload', askTheBrowser);
    document.addEventListener('click', holdLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askTheBrowser);
      document.removeEventListener('click', holdLink, { capture: true });
      // Saved while it was asked: there is nothing to ask any more.
      setWanted(undefined);
    };
  }, [isUnsaved, navigate]);

  return {
    isAsking: wanted !== undefined,
    stay: () => setWanted(undefined),
    leave: () => {
      setWanted(undefined);
      wanted?.go();
    },
    /** Does at once what takes nothing away. */
    unlessUnsaved: (go: () => void) => (isUnsaved ? setWanted({ go }) : go()),
  };
}

/** The question of a guard, with what becomes of the unsaved. */
export const LeaveQuestion = ({
  guard: { isAsking, stay, leave },
  danger,
  children,
}: {
  guard: ReturnType<typeof useLeaveGuard>;
  /** Whether it is gone for good. */
  danger?: boolean;
  children: ReactNode;
}) => (
  <ConfirmDialog
    open={isAsking}
    onOpenChange={stay}
    title="Leave without saving?"
    description={children}
    confirmLabel="Leave"
    danger={danger}
    onConfirm={leave}
  />
);

/** A plain click on a link to another screen of this site; others open elsewhere or unload the page. */
function linkThatLeaves(event: MouseEvent): HTMLAnchorElement | undefined {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || elsewhere || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link || !link.href || link.target || link.origin !== location.origin) return undefined;
  // Formatting a link in the editor is no wish to follow it.
  if (link.isContentEditable) return undefined;
  const stays = link.pathname === location.pathname && link.search === location.search;
  return stays ? undefined : link;
}
