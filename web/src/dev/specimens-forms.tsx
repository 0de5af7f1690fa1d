import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { Select, TextArea, TextField } from '../ui/inputs.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SegmentedChoice } from '../ui/segmented-choice.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ThemeSetting, ThemeToggle } from '../ui/theme-toggle.tsx';
import { Row, Specimen } from './specimen.tsx';

const fruits = [
  { value: 'pear', label: 'Pear' },
  { value: 'plum', label: 'Plum' },
  { value: 'quince', label: 'Quince, with a name that is much longer than the others' },
];

export function FormSpecimens() {
  const [on, setOn] = useState(true);
  const [speed, setSpeed] = useState<'0.6' | '1'>('1');
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Specimen title="Fields, choices, tabs">
      <TextField label="Full name" defaultValue="Mei Tanaka" />
      <TextField
        label="With a hint"
        hint="Only letters, digits and underscore."
        placeholder="mei"
      />
      <TextField
        label="Username"
        defaultValue="mei tanaka"
        error="Username can only contain letters, numbers, and underscores"
      />
      <PasswordField label="Password" defaultValue="a long walk by the sea" />
      <TextField label="Disabled" defaultValue="Not now" disabled />
      <TextArea label="Excerpt" rows={2} defaultValue="Two rows." />
      <TextArea label="Too long" rows={2} value="Twelve chars" countTo={10} readOnly />
      <Select label="Category" options={fruits} defaultValue="quince" className="max-w-60" />
      <Checkbox checked={on} onChange={setOn}>
        Save three takes
      </Checkbox>
      <Checkbox checked={!on} onChange={(checked) => setOn(!checked)}>
        The other one
      </Checkbox>
      <Checkbox checked disabled onChange={setOn}>
        Disabled
      </Checkbox>
      <Switch label="Analytics" hint="Helps us see what works." checked={on} onChange={setOn} />
      <Switch label="Off" checked={!on} onChange={(checked) => setOn(!checked)} />
      <Switch label="Disabled" checked disabled onChange={setOn} />
      <Row>
        <SegmentedChoice
          label="Playback speed"
          value={speed}
          onChange={setSpeed}
          options={[
            { value: '0.6', label: '0.6×' },
            { value: '1', label: '1×' },
          ]}
        />
        <ThemeSetting />
        <ThemeToggle />
      </Row>
      <Tabs
        label="Categories"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'one', label: 'Pronunciation' },
          { value: 'two', label: 'Accent Reduction' },
          { value: 'three', label: 'Intonation' },
        ]}
      >
        Panel {tab}
      </Tabs>
    </Specimen>
  );
}
