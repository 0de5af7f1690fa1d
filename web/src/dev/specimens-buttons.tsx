import { ArrowRight, Mic, Play, RotateCcw, Volume2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { ButtonLook, ButtonSize } from '../ui/button-style.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
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
