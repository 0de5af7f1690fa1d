import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks before a link or the browser's own buttons take an unsaved form away. Going back within the
 * site cannot be held up; for that, what was typed is kept.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const [wanted, setWanted] = useState<string>();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const askTheBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const link = linkThatLeaves(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    window.addEventListener('beforeunload', askTheBrowser);
    document.addEventListener('click', holdLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askTheBrowser);
      document.removeEventListener('click', holdLink, { capture: true });
    };
  }, [isUnsaved]);

  return {
    isAsking: wanted !== undefined,
    stay: () => setWanted(undefined),
    leave: () => void navigate(wanted ?? '/'),
  };
}

/** A plain click on a link to another screen of this site; others open elsewhere or unload the page. */
function linkThatLeaves(event: MouseEvent): HTMLAnchorElement | undefined {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || elsewhere || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link || !link.href || link.target || link.origin !== location.origin) return undefined;
  // Formatting a link in the editor is no wish to follow it.
  if (link.isContentEditable || link.pathname === location.pathname) return undefined;
  return link;
}
