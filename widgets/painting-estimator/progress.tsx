import type { ReactNode } from 'react';

/** 'Step 2 of 3', in words and as a bar. */
export function Progress({
  text,
  step,
  of,
}: {
  readonly text: string;
  readonly step: number;
  readonly of: number;
}): ReactNode {
  return (
    <div className="progress" part="progress">
      <p key={text}>{text}</p>
      <div className="progress__bar" aria-hidden="true">
        {[...Array(of).keys()].map((done) => (
          <span key={done} className={done < step ? 'progress__done' : ''} />
        ))}
      </div>
    </div>
  );
}
