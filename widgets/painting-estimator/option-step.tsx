import type { ReactNode } from 'react';
import { useStrings } from '../element/host';
import type { EstimatorDraft } from './draft';
import { strings } from './strings';

type Mode = NonNullable<EstimatorDraft['mode']>;

const modes: readonly Mode[] = ['general', 'specific_rooms'];

interface Properties {
  readonly onChoose: (mode: Mode) => void;
  readonly onBack: () => void;
}

/** Step 2: the whole condo or specific rooms (docs/behaviour.md#31-the-wizard). */
export function OptionStep({ onChoose, onBack }: Properties): ReactNode {
  const texts = useStrings(strings);
  return (
    <section className="step">
      <h2 part="heading" tabIndex={-1}>
        {texts.options.heading}
      </h2>
      <p className="step__intro">{texts.options.intro}</p>
      <div className="options">
        {modes.map((mode) => (
          <button key={mode} className="option" part="option" type="button" onClick={() => onChoose(mode)}>
            <ModeDrawing mode={mode} />
            <span className="option__name">{texts.options[mode]}</span>
          </button>
        ))}
      </div>
      <button className="button button--link" part="button-back" type="button" onClick={onBack}>
        ← {texts.back}
      </button>
    </section>
  );
}

/** A floor plan, filled whole or in one room. */
function ModeDrawing({ mode }: { readonly mode: Mode }): ReactNode {
  return (
    <svg className="option__drawing" viewBox="0 0 64 48" aria-hidden="true">
      <path
        className="option__fill"
        d={mode === 'general' ? 'M4 4h56v40H4z' : 'M4 4h28v20H4zM44 24h16v20H44z'}
      />
      <path className="option__walls" d="M4 4h56v40H4zM32 4v12M32 24H4M44 44V34M44 24h16M44 24v2" />
    </svg>
  );
}
