import { at } from '@shared/game/cards';
import type { TableUpdate } from '@shared/protocol/table';
import { Modal } from '../../../dialogs/Modal';
import { nameOf, sideName, sidesFromYou } from '../../../i18n/people';
import { texts } from '../../../i18n/texts';
import { ScoreGraph } from './ScoreGraph';
import { dealsLeftOut, scoreLines } from './scoreRows';

const t = texts.score;

/** The game so far, while a deal is going on: the deals before, and the graph. */
export function ScoreDialog({
  update,
  onClose,
}: {
  readonly update: TableUpdate;
  readonly onClose: () => void;
}) {
  const { view } = update;
  const sides = sidesFromYou(update);
  const names = sides.map((side) => sideName(update, side));
  const lines = scoreLines(view);
  const deals = view.history.filter(({ result }) => result.how !== 'redeal');
  return (
    <Modal title={t.title} onClose={onClose} testId="score-dialog" wide>
      {deals.length === 0 ? (
        <p>{t.noGraph}</p>
      ) : (
        <>
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{t.columns.deal}</th>
                <th scope="col">{t.columns.bid}</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deals.map(({ result }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
                <tr key={index}>
                  <th scope="row">{dealsLeftOut(view) + index + 1}</th>
                  <td>
                    {result.declarer === null
                      ? t.how[result.how]
                      : `${nameOf(update, result.declarer)} ${result.contract}, ${t.how[result.how]}`}
                  </td>
                  {sides.map((side) => (
                    <td key={side} className="numbers">
                      {at(result.sides, side).total}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ScoreGraph
            lines={sides.map((side) => at(lines, side))}
            names={names}
            target={view.rules.target}
          />
        </>
      )}
    </Modal>
  );
}
