import { Check, Circle, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { loudnessStep } from './loudness-step.ts';

/** What has happened to the take, what happens now, what is left. */
export function AnalyzingSteps({ peaks }: { peaks: readonly number[] }) {
  return (
    <ul className="mt-1 grid gap-3.5 text-left">
      <Step icon={Check} text={loudnessStep(peaks)} />
      <Step
        icon={LoaderCircle}
        text="Listening to each sound"
        className="font-[650]"
        mark="animate-spin motion-reduce:animate-none"
      />
      <Step icon={Circle} text="Lining it up with the model" className="text-ink-3" />
    </ul>
  );
}

function Step({
  icon,
  text,
  className = '',
  mark = '',
}: {
  icon: LucideIcon;
  text: string;
  className?: string;
  mark?: string;
}) {
  return (
    <li className={`grid grid-cols-[20px_1fr] items-center gap-3 ${className}`}>
      <Icon of={icon} className={mark} />
      {text}
    </li>
  );
}
