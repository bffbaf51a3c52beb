import type { Room, RoomReservation } from '@naru/contract/areas/counselling/room/words.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { PrintPreview } from '../../../ui/print-preview.tsx';
import { roomTexts } from './texts.ts';
import { useRoomWords } from './use-room-words.ts';

export interface DayPrintProps {
  /** The time of the print in epoch milliseconds; null while it is closed. */
  readonly at: number | null;
  readonly onClose: () => void;
  readonly date: string;
  readonly rooms: readonly Room[];
  readonly rows: readonly RoomReservation[];
}

/** Prints a day of every room, to hang at the door. */
export function DayPrint({ at, onClose, date, rooms, rows }: DayPrintProps) {
  const all = useTexts(roomTexts);
  const texts = all.print;
  const format = useFormat();
  const words = useRoomWords();
  const name = useLoginInfo()?.name ?? '';
  return (
    <PrintPreview
      open={at !== null}
      onClose={onClose}
      title={`${texts.title} ${format.day(date)}`}
      footer={texts.printed(name, format.dateTime(at, 'YYYY-MM-DD HH:mm'))}
    >
      <h1>{joinFacts([texts.title, format.day(date)])}</h1>
      {rooms.map((room) => {
        const own = rows.filter(({ roomId }) => roomId === room.roomId);
        return (
          <section key={room.roomId}>
            <h2>{words.nameOf(room)}</h2>
            {own.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th scope="col">{texts.time}</th>
                    <th scope="col">{texts.who}</th>
                    <th scope="col">{texts.what}</th>
                    <th scope="col">{texts.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {own.map((one) => (
                    <tr key={one.reservationId}>
                      <td>{format.timeRange(one.beginsAt, one.endsAt)}</td>
                      <td>{one.reservedNm}</td>
                      <td>{joinFacts([all.purposes[one.purpose], all.people(format.number(one.people))])}</td>
                      <td>{all.statuses[one.status]}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
        );
      })}
    </PrintPreview>
  );
}
