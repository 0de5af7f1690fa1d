import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useStore } from '../lib/store.ts';
import { Icon } from './icon.tsx';
import { dismissToast, TOAST_DURATION_MS, TOAST_SWIPE_PX, toasts } from './toast.ts';

export function Toaster() {
  const shown = useStore(toasts);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label="Notice"
    >
      {shown.map(({ id, open, title, description, tone = 'done', duration }) => (
        <Toast.Root
          key={id}
          open={open}
          duration={duration}
          type="foreground"
          onOpenChange={(stillOpen) => {
            if (!stillOpen) dismissToast(id);
          }}
          className="flex w-full max-w-105 touch-pan-y items-start gap-3.5 rounded-toast bg-ink py-4 pr-2.5 pl-4.5 text-paper shadow-lift data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) forced-colors:border"
        >
          <Icon of={tone === 'done' ? CircleCheck : TriangleAlert} size={22} className="mt-0.5" />
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-[650]">{title}</Toast.Title>
            {description && (
              <Toast.Description className="text-15 opacity-86">{description}</Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="-my-2 grid size-11 shrink-0 place-items-center rounded-full focus-visible:outline-paper"
          >
            <Icon of={X} size={18} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toast-viewport fixed inset-x-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-20 grid justify-items-center outline-none md:right-8 md:bottom-8 md:left-auto md:w-105" />
    </Toast.Provider>
  );
}
