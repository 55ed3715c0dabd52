import type { ReactElement } from 'react';
import { StoryFrame } from '../docs/story-frame';
import { useGlobals } from '../docs/use-globals';
import { type ExampleKind, guidelines } from './guidelines';

const marks = {
  good: { text: 'Do', colour: '#0a7540' },
  bad: { text: 'Don’t', colour: '#bb2233' },
};

/** Every guideline, with its two examples beside each other as the toolbars have them. */
export function GuidelineList(): ReactElement {
  const globals = useGlobals();
  return (
    <>
      {Object.entries(guidelines).map(([of, guideline]) => (
        <section key={of} style={{ marginBlockEnd: 40 }}>
          <h2>{guideline.title}</h2>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
            {(['good', 'bad'] as const satisfies readonly ExampleKind[]).map((kind) => (
              <div key={kind} style={{ maxWidth: 360 }}>
                <p style={{ borderTop: `3px solid ${marks[kind].colour}`, paddingTop: 8 }}>
                  <strong style={{ color: marks[kind].colour }}>{marks[kind].text}.</strong>{' '}
                  {guideline[kind].rule}
                </p>
                <StoryFrame
                  args={{ of, kind }}
                  globals={globals}
                  height={guideline.height}
                  id="foundations-do-and-don-t--example"
                  title={`${guideline.title}: ${marks[kind].text}`}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
