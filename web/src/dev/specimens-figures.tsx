import { Figures } from '../ui/figures.tsx';
import { Ipa } from '../ui/ipa.tsx';
import { Mouth } from '../ui/mouth/mouth.tsx';
import { Part } from '../ui/part.tsx';
import { Row, Specimen } from './specimen.tsx';

const missing = { data: undefined, refetch: () => {}, isFetching: false };

export function FigureSpecimens() {
  return (
    <Specimen title="Figures, sounds, mouths, a part that is missing">
      <Figures
        figures={[
          { name: 'minutes practiced', value: 142 },
          { name: 'exercises', value: 63 },
          { name: 'accuracy', value: 79, unit: '%' },
        ]}
      />
      <Row>
        <Ipa glyph="θ" phone="TH" className="text-32" />
        <Ipa glyph="ɝ" phone="ER" className="text-32 text-voice" />
      </Row>
      <div className="grid grid-cols-3 gap-4">
        <Mouth aim="TH" heard="S" label="th as in thin, with yours, likely s as in see" />
        <Mouth aim="NG" label="ng as in sing" />
        <Mouth aim="AY" label="i as in time" />
      </div>
      <Part of={missing} name="Your week">
        {() => null}
      </Part>
      <Part of={{ ...missing, isFetching: true }} name="Your week">
        {() => null}
      </Part>
    </Specimen>
  );
}
