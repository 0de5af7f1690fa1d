import { Card } from '../../ui/card.tsx';

const ROWS = [
  ['Exercises', '3 in 24 hours', 'Unlimited, from a library of 60+'],
  ['Session', '24 hours, no sign-up', 'Progress kept'],
  ['Ads', 'Every 2 exercises', 'Every 4 exercises'],
  ['Targeting', 'Basic, by location', 'Behavioral, with consent'],
] as const;

/** What ads bring in, and what each side gets for it. */
export function RevenueComparison() {
  return (
    <Card aria-labelledby="revenue" className="overflow-x-auto">
      <h2 id="revenue">How ads pay for learning</h2>
      <table className="mt-5 w-full border-collapse text-left text-15 md:text-17">
        <caption className="sr-only">Anonymous visitors and registered users compared</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col">
              <span className="sr-only">What is compared</span>
            </th>
            <Column figure="$1-2" name="Anonymous visitor" />
            <Column figure="$4-6" name="Registered user" />
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, anonymous, registered]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-3 text-13 font-semibold text-ink-3 md:text-15">
                {name}
              </th>
              <td className="py-3 pr-3">{anonymous}</td>
              <td className="py-3">{registered}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-15 text-ink-2">
        RPM is revenue per thousand views. The figures are examples of what such ads earn.
      </p>
    </Card>
  );
}

function Column({ figure, name }: { figure: string; name: string }) {
  return (
    <th scope="col" className="pr-3 pb-4 font-normal">
      <span className="num block font-display text-24 font-medium whitespace-nowrap md:text-32">
        {figure} <span className="text-15 text-ink-2">RPM</span>
      </span>
      <span className="text-15 text-ink-2">{name}</span>
    </th>
  );
}
