import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { dayText } from './day-plot.tsx';
import { accuracyText, amountText, type Day } from './measures.ts';

const COLUMNS: [title: string, textOf: (day: Day) => string][] = [
  ['Trials', ({ trials }) => amountText(trials)],
  ['Sign-ups', ({ signUps }) => amountText(signUps)],
  ['Sessions', ({ sessions }) => amountText(sessions)],
  ['On devices', ({ scoredOnDevice }) => amountText(scoredOnDevice)],
  ['On the server', ({ scoredOnServer }) => amountText(scoredOnServer)],
  ['Learners', ({ learners }) => amountText(learners)],
  ['Accuracy, server', ({ accuracyOnServer }) => accuracyText(accuracyOnServer)],
  ['Accuracy, devices', ({ accuracyOnDevice }) => accuracyText(accuracyOnDevice)],
  ['Ad views', ({ adViews }) => amountText(adViews)],
  ['Ad clicks', ({ adClicks }) => amountText(adClicks)],
  ['Errors', ({ errors }) => amountText(errors)],
];

/** Every number behind the plots, the newest day first. */
export function DayTable({ days }: { days: Day[] }) {
  return (
    <details className="mt-6">
      <summary className="min-h-11 w-fit rounded-word py-2.5 font-semibold">
        Every day in numbers
      </summary>
      <ScrollRegion label="Every day in numbers" className="mt-2 overflow-x-auto">
        <table className="num w-full min-w-200 text-15">
          <thead>
            <tr className="border-b border-line-strong text-left">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Day
              </th>
              {COLUMNS.map(([title]) => (
                <th key={title} scope="col" className="py-2 pl-4 text-right font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                  {dayText(day.date)}
                </th>
                {COLUMNS.map(([title, textOf]) => (
                  <td key={title} className="py-2 pl-4 text-right">
                    {textOf(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
