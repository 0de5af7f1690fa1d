import { ArrowRight, Mic, Play, RotateCcw, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Checkbox, Select, Switch, TextArea, TextField } from '../ui/inputs.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SegmentedChoice } from '../ui/segmented-choice.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ThemeSetting, ThemeToggle } from '../ui/theme.tsx';
import { Row, Specimen } from './specimen.tsx';

const looks: ButtonLook[] = ['go', 'line', 'you', 'quiet', 'danger'];
const sizes: ButtonSize[] = ['s', 'm', 'l'];

export function ButtonSpecimens() {
  return (
    <Specimen title="Buttons: looks by size, busy, disabled">
      {looks.map((look) => (
        <Row key={look}>
          {sizes.map((size) => (
            <Button key={size} look={look} size={size}>
              {look} {size}
            </Button>
          ))}
          <Button look={look} busy>
            Saving...
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <Button size="l">
          <Icon of={Mic} />
          Start Practice Session
        </Button>
        <Button look="line">
          <Icon of={RotateCcw} size={19} />
          Try Again
        </Button>
        <Button look="you" size="s">
          <Icon of={Play} size={18} />
          Play mine
        </Button>
        <IconButton icon={Volume2} label="Listen" />
        <IconButton icon={Volume2} label="Listen, disabled" disabled />
      </Row>
      <Button wide>Create Free Account</Button>
    </Specimen>
  );
}

export function LinkSpecimens() {
  return (
    <Specimen title="Links">
      <Row>
        <ButtonLink to="/dev/ui" look="line">
          Button link
        </ButtonLink>
        <TextLink to="/dev/ui">
          Practice /θ/
          <Icon of={ArrowRight} size={18} />
        </TextLink>
        <p>
          Prose with{' '}
          <a href="#main" className="underline">
            a link
          </a>{' '}
          in it.
        </p>
      </Row>
    </Specimen>
  );
}

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
