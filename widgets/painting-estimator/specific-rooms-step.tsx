import type { ReactNode } from 'react';
import { useStrings } from '../element/host';
import { CalculatorForm } from './calculator-form';
import { defaultValues } from './fields';
import { GeneralDetails } from './general-details';
import { readValues } from './read-project';
import { RoomCard } from './room-card';
import { newRoom, nextRoomId } from './rooms';
import { strings } from './strings';
import type { Calculation } from './use-calculation';
import type { Draft } from './use-draft';

interface Properties {
  readonly draft: Draft;
  readonly calculation: Calculation;
  readonly onBack: () => void;
}

/** Step 3 for specific rooms (docs/behaviour.md#31-the-wizard, docs/behaviour.md#35-calculation). */
export function SpecificRoomsStep({ draft, calculation, onBack }: Properties): ReactNode {
  const texts = useStrings(strings);
  const { rooms, generalValues } = draft.current;

  function onCalculate(form: HTMLFormElement): void {
    calculation.calculate({ estimationType: 'specific_rooms', ...readRooms(form) }, draft.current.contact);
  }

  function onReset(): void {
    calculation.clear();
    draft.reset({ rooms: [newRoom(1)], generalValues: defaultValues('general') });
  }

  function addRoom(): void {
    calculation.clear();
    draft.apply({ rooms: [...draft.current.rooms, newRoom(nextRoomId(draft.current.rooms, Date.now()))] });
  }

  function removeRoom(id: number, card: Element | null): void {
    if (draft.current.rooms.length <= 1) {
      console.warn('The last room of an estimate cannot be removed.');
      return;
    }
    calculation.clear();
    // The focus must not vanish with the room: the next room's button takes it, or the one that adds a room.
    const next = card?.nextElementSibling;
    (next?.querySelector('button') ?? (next as HTMLElement | null | undefined))?.focus();
    draft.apply({ rooms: draft.current.rooms.filter((room) => room.id !== id) });
  }

  return (
    <CalculatorForm
      estimationType="specific_rooms"
      calculation={calculation}
      canCalculate={rooms.length > 0}
      onType={(form) => draft.record(readRooms(form))}
      onCalculate={onCalculate}
      onReset={onReset}
      onBack={onBack}
    >
      {(invalidIds) => (
        <div className="groups" key={draft.revision}>
          <section className="rooms">
            <h3>{texts.rooms}</h3>
            {rooms.map((room, index) => (
              <RoomCard
                key={room.id}
                room={room}
                number={index + 1}
                invalidIds={invalidIds}
                isBusy={calculation.isBusy}
                onRemove={(card) => removeRoom(room.id, card)}
              />
            ))}
            {rooms.length === 0 && <p>{texts.noRooms}</p>}
            <button
              className="button button--quiet"
              part="button-add"
              type="button"
              disabled={calculation.isBusy}
              onClick={addRoom}
            >
              {texts.addRoom}
            </button>
          </section>
          <GeneralDetails values={generalValues} />
        </div>
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
