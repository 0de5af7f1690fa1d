import { useId } from 'react';

/** A phrase that no recording can hold, as pieces to practise one by one. */
export function PhraseParts({
  parts,
  onUse,
}: {
  parts: readonly string[];
  onUse: (part: string) => void;
}) {
  const id = useId();
  if (parts.length < 2) return null;
  return (
    <section aria-labelledby={id} className="mt-4 rounded-tile bg-voice-tint px-4.5 py-4">
      <h2 id={id} className="font-text text-17 font-[650] tracking-normal">
        That is longer than one recording: practice it in parts.
      </h2>
      <ol className="mt-1 max-h-52 overflow-y-auto">
        {parts.map((part, index) => (
          <li key={index} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onUse(part)}
              className="grid min-h-11 w-full grid-cols-[auto_1fr] items-center gap-3 rounded-word py-1.5 text-left text-15 hover:underline"
            >
              <span className="num font-[650]">{index + 1}</span>
              <span className="line-clamp-2">{part}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
