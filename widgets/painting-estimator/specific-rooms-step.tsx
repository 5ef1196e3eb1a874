import type { ReactNode } from 'react';
import { defaultValues } from '../../shared/fields';
import { limits } from '../../shared/limits';
import { newRoom, nextRoomId, type Room } from '../../shared/rooms';
import { useHost } from '../element/host';
import { usualAreaText } from './area-unit';
import { CalculatorForm, type CalculatorProperties } from './calculator-form';
import { GeneralDetails } from './general-details';
import { readValues } from './read-project';
import { RoomCard } from './room-card';
import { useEstimatorTexts } from './use-estimator-texts';

/** Step 3 for specific rooms (docs/behaviour.md#31-the-wizard, docs/behaviour.md#35-calculation). */
export function SpecificRoomsStep(properties: CalculatorProperties): ReactNode {
  const texts = useEstimatorTexts();
  const { language } = useHost();
  const { draft, calculation, toasts, isOwnService } = properties;
  const { rooms, generalValues } = draft.current;
  const areaHint = isOwnService ? usualAreaText('room', language) : undefined;

  function setRooms(change: (rooms: readonly Room[]) => Room[]): void {
    calculation.clear();
    draft.apply({ rooms: change(draft.current.rooms).slice(0, limits.rooms) });
  }

  const addRoom = () => setRooms((known) => [...known, newRoom(nextRoomId(known, Date.now()))]);

  function removeRoom(id: number, card: Element | null): void {
    const index = draft.current.rooms.findIndex((room) => room.id === id);
    const removed = draft.current.rooms[index];
    if (!removed || draft.current.rooms.length <= 1) {
      console.warn('The last room of an estimate cannot be removed.');
      return;
    }
    // The focus must not vanish with the room: the next room's button takes it, or the one that adds a room.
    const next = card?.nextElementSibling;
    (next?.querySelector('button') ?? (next as HTMLElement | null | undefined))?.focus();
    setRooms((known) => known.filter((room) => room.id !== id));
    toasts.offerUndo(texts.roomRemoved(index + 1), () =>
      setRooms((known) => [...known.slice(0, index), removed, ...known.slice(index)]),
    );
  }

  return (
    <CalculatorForm
      {...properties}
      estimationType="specific_rooms"
      canCalculate={rooms.length > 0}
      read={readRooms}
      defaults={() => ({ rooms: [newRoom(1)], generalValues: defaultValues('general') })}
    >
      {(invalidIds) => (
        <>
          <section className="rooms">
            <h3>{texts.rooms}</h3>
            {rooms.map((room, index) => (
              <RoomCard
                key={room.id}
                room={room}
                number={index + 1}
                isOnly={rooms.length === 1}
                areaHint={areaHint}
                invalidIds={invalidIds}
                onRemove={(card) => removeRoom(room.id, card)}
              />
            ))}
            {rooms.length === 0 && <p>{texts.noRooms}</p>}
            <button
              className="button button--quiet"
              part="button-add"
              type="button"
              disabled={rooms.length >= limits.rooms}
              onClick={addRoom}
            >
              {texts.addRoom}
            </button>
          </section>
          <GeneralDetails values={generalValues} />
        </>
      )}
    </CalculatorForm>
  );
}

function readRooms(form: HTMLFormElement) {
  const cards = [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-room]')];
  const general = form.querySelector<HTMLFieldSetElement>('fieldset[data-general]');
  return {
    rooms: cards.map((card) => ({ id: Number(card.dataset.room), ...readValues('room', card) })),
    generalValues: general ? readValues('general', general) : defaultValues('general'),
  };
}
