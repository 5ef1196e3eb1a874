import type { ReactNode } from 'react';
import { fieldsOfKind } from '../../shared/fields';
import type { Room } from '../../shared/rooms';
import { LabelledFields } from './labelled-fields';
import { useEstimatorTexts } from './use-estimator-texts';

interface Properties {
  readonly room: Room;
  /** Its place among the rooms, from 1. */
  readonly number: number;
  /** The only room keeps its button, which then does nothing (docs/behaviour.md#34-rooms). */
  readonly isOnly: boolean;
  readonly areaHint: string | undefined;
  readonly invalidIds: ReadonlySet<string>;
  /** Called with the room's own fieldset. */
  readonly onRemove: (card: Element | null) => void;
}

const measures = fieldsOfKind('room', 'count', 'area', 'choice');
const options = fieldsOfKind('room', 'flag');

/** One room of the specific-rooms calculator (docs/behaviour.md#33-calculator-fields). */
export function RoomCard({ room, number, isOnly, areaHint, invalidIds, onRemove }: Properties): ReactNode {
  const texts = useEstimatorTexts();
  const shared = { values: room, scope: `-${room.id}`, areaHint, invalidIds };
  return (
    <fieldset className="group room" part="room" data-room={room.id}>
      <legend key={number}>{texts.room(number)}</legend>
      <button
        className="room__remove"
        part="button-remove"
        type="button"
        aria-label={texts.removeRoom(number)}
        aria-disabled={isOnly}
        onClick={({ currentTarget }) => onRemove(currentTarget.parentElement)}
      >
        ×
      </button>
      <div className="fields">
        <LabelledFields names={measures} {...shared} />
      </div>
      <div className="yes-no-list">
        <LabelledFields names={options} {...shared} />
      </div>
    </fieldset>
  );
}
