import type { ReactNode } from 'react';
import { useHost, useStrings } from '../element/host';
import type { Room } from './estimate-values';
import { AreaField, ChoiceField, YesNoField } from './project-fields';
import { strings } from './strings';

interface Properties {
  readonly room: Room;
  /** Its place among the rooms, from 1. */
  readonly number: number;
  readonly invalidIds: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** Called with the room's own fieldset. */
  readonly onRemove: (card: Element | null) => void;
}

/** One room of the specific-rooms calculator (docs/behaviour.md#33-calculator-fields). */
export function RoomCard({ room, number, invalidIds, isBusy, onRemove }: Properties): ReactNode {
  const texts = useStrings(strings);
  const { idPrefix } = useHost();
  const scope = `-${room.id}`;
  return (
    <fieldset className="group room" part="room" data-room={room.id}>
      <legend>{texts.room(number)}</legend>
      <button
        className="room__remove"
        part="button-remove"
        type="button"
        aria-label={texts.removeRoom(number)}
        disabled={isBusy}
        onClick={({ currentTarget }) => onRemove(currentTarget.parentElement)}
      >
        ×
      </button>
      <div className="fields">
        <ChoiceField
          name="wallPaintType"
          scope={scope}
          labels={texts.paintTypes}
          defaultValue={room.wallPaintType}
        />
        <AreaField
          scope={scope}
          defaultValue={room.wallSqft}
          isInvalid={invalidIds.has(`${idPrefix}-wallSqft${scope}`)}
        />
        <ChoiceField
          name="ceilingType"
          scope={scope}
          labels={texts.ceilingTypes}
          defaultValue={room.ceilingType}
        />
      </div>
      <div className="yes-no-list">
        <YesNoField name="crownMolding" scope={scope} defaultChecked={room.crownMolding} />
        <YesNoField name="baseboards" scope={scope} defaultChecked={room.baseboards} />
      </div>
    </fieldset>
  );
}
