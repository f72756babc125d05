import { ArrowRight, ChevronRight, Phone } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Text } from '../../shared/components/text.tsx';
import { TextLink } from '../../shared/components/text-link.tsx';
import { isolate } from '../../shared/isolate.ts';
import { useLabels } from '../use-labels.ts';
import { focus, hover, press } from './force-states.ts';
import { Group, Specimen } from './specimen.tsx';
import { fallBack } from './vary-texts.ts';

/** Each kind of button with what it lies on. */
const kinds = [
  ['Button', '', undefined],
  ['Line button', 'button--line', undefined],
  ['Light button', 'button--light', 'picture'],
  ['Outline button', 'button--outline', 'picture'],
] as const;

/** Four copies of an element, one in each state. */
const showStates = (tag: string) => [hover(tag, 2), focus(tag, 3), hover(tag, 4), press(tag, 4)];

const copies = ['default', 'hover', 'focus', 'active'];

export function ButtonsGroup() {
  return (
    <Group
      id="buttons"
      title="Buttons and links"
      text="Each four times: as it is, pointed at, focused, pressed. Arrows point in the reading direction."
    >
      {kinds.map(([name, kind, surface]) => (
        <Specimen key={name} label={name} surface={surface} force={showStates('class="button')}>
          {() => (
            <Copies>
              <SampleButton kind={kind} />
            </Copies>
          )}
        </Specimen>
      ))}
      <Specimen label="Button, with an icon before" note="Numbers stay in order">
        {({ bundle }) => <CallButton phone={bundle.site.phone} />}
      </Specimen>
      <Specimen label="Button, in a fallback language" languages={['en', 'ar']}>
        {() => (
          <a className="button" href="#buttons">
            <Text value={fallBack('Hizmetleri keşfedin')} />
          </a>
        )}
      </Specimen>
      <Specimen label="Text link" force={showStates('class="text-link')}>
        {() => (
          <Copies>
            <SampleTextLink />
          </Copies>
        )}
      </Specimen>
      <Specimen label="Text link on night" surface="night" force={showStates('class="text-link')}>
        {() => (
          <Copies>
            <SampleTextLink />
          </Copies>
        )}
      </Specimen>
      <Specimen
        label="Round button"
        note="The fifth is disabled"
        surface="picture"
        force={showStates('class="round-button')}
      >
        {() => (
          <Copies>
            <RoundButton />
            <RoundButton isDisabled />
          </Copies>
        )}
      </Specimen>
    </Group>
  );
}

/** The first child in each state, and what comes after it once. */
function Copies({ children }: { children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children);
  return (
    <div className="guide-copies">
      {copies.map((state) => (
        <span key={state}>{first}</span>
      ))}
      {rest}
    </div>
  );
}

function SampleButton({ kind }: { kind: string }) {
  const { label } = useLabels();
  return (
    <a className={`button ${kind}`} href="#buttons">
      <Text value={label('home.discover_services')} />
      <ArrowRight className="icon icon--directional" size={18} strokeWidth={1.6} aria-hidden />
    </a>
  );
}

function CallButton({ phone }: { phone: string }) {
  const { label } = useLabels();
  return (
    <a className="button" href="#buttons">
      <Phone className="icon" size={18} strokeWidth={1.6} aria-hidden />
      <Text value={label('contact_page.call', { phone: isolate(phone) })} />
    </a>
  );
}

function SampleTextLink() {
  const { label } = useLabels();
  return (
    <TextLink href="#buttons">
      <Text value={label('site.view_details')} />
    </TextLink>
  );
}

/** As the gallery has it. */
function RoundButton({ isDisabled }: { isDisabled?: boolean }) {
  const { t } = useLabels();
  return (
    <button
      type="button"
      className="round-button"
      aria-label={t('detail_page.next_photo')}
      aria-disabled={isDisabled}
    >
      <ChevronRight className="icon icon--directional" size={20} strokeWidth={1.6} aria-hidden />
    </button>
  );
}
