import type { ReactNode } from 'react';

type Figure = { name: string; value: ReactNode; unit?: string };

/** A few large numbers next to each other, each above its name. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="num grid grid-cols-3">
      {figures.map(({ name, value, unit }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end border-l border-line py-0.5 pl-3 first:border-l-0 first:pl-0 md:pl-4"
        >
          <dt className="text-15 leading-[1.25] text-ink-2 md:leading-normal">{name}</dt>
          <dd className="font-display text-32 leading-[1.1] font-medium tracking-[-0.02em] md:text-[2.25rem]">
            {value}
            {unit && <small className="ml-[0.05em] text-[0.55em]">{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number in American format: 15,439. */
export const grouped = (number: number) => number.toLocaleString('en-US');
