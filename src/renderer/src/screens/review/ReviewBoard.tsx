import { at, type Face } from '@shared/game/cards';
import { seatAfter } from '@shared/game/seats';
import { SUIT_WORDS } from '@shared/game/words';
import type { ReviewDeal, ReviewStep } from '@shared/protocol/review';
import { Button } from '../../dialogs/Button';
import { nameOf, type People, possessive, sideName, sidesFromYou } from '../../i18n/people';
import { texts } from '../../i18n/texts';
import { copyPosition } from '../../store/copyText';
import { CardFace } from '../table/trick/CardFace';
import styles from './ReviewBoard.module.css';

const t = texts.review;

interface BoardProps {
  readonly deal: ReviewDeal;
  readonly people: People;
  /** The step that is about to be taken; null: the deal is over. */
  readonly step: ReviewStep | null;
}

/** The deal as it lies before a step, with all hands open and the card of the step marked. */
export function ReviewBoard({ deal, people, step }: BoardProps) {
  const last = at(deal.steps, deal.steps.length - 1);
  const { hands } = step ?? { hands: last.hands.map((): readonly Face[] => []) };
  const first = people.view.seat ?? 0;
  const most = Math.max(...at(deal.steps, 0).hands.map((hand) => hand.length));
  return (
    <section className={`${styles.root} panel`} aria-label={t.board} data-testid="board">
      <header className={styles.head}>
        <h2 className="panel__head">{placeWords(deal, step)}</h2>
        <p className="second">{factsOf(people, step ?? last)}</p>
        <Button
          look="quiet"
          data-testid="copy-position"
          onClick={() => copyPosition((step ?? deal).position)}
        >
          {texts.common.copyPosition}
        </Button>
      </header>
      <div className={styles.hands} data-many={hands.length > 4} style={{ '--most': most }}>
        {step !== null && step.trick !== null && (
          <p className={`second ${styles.table}`}>
            {step.trick.cards.length === 0 ? t.noTrick : t.trick}
          </p>
        )}
        {hands.map((_, index) => {
          const seat = seatAfter(people.view.rules, first, index);
          return (
            <Hand
              key={seat}
              seat={seat}
              cards={at(hands, seat)}
              deal={deal}
              people={people}
              step={step}
            />
          );
        })}
        {step !== null && step.declarer === null && deal.widow.length > 0 && (
          <Widow cards={deal.widow} />
        )}
      </div>
    </section>
  );
}

/** The widow, as long as nobody has taken it. */
function Widow({ cards }: { readonly cards: readonly Face[] }) {
  return (
    <div className={styles.hand} data-testid="widow">
      <p className={styles.name}>{t.widow}</p>
      <ul className={styles.cards} aria-label={t.widow}>
        {cards.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are one face
          <li key={index}>
            <CardFace face={face} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeWords({ tricks }: ReviewDeal, step: ReviewStep | null): string {
  if (step === null) return t.end;
  return step.trick === null ? t.before : t.trickNumber(step.tricks + 1, tricks.length);
}

function factsOf(people: People, { declarer, contract, trump, trick, points }: ReviewStep): string {
  const bid =
    declarer === null || contract === null
      ? []
      : [t.contract(nameOf(people, declarer), contract, trump === null ? '' : SUIT_WORDS[trump])];
  const taken = sidesFromYou(people).map((side) => `${sideName(people, side)} ${at(points, side)}`);
  return [...bid, ...(trick === null ? [] : [t.taken(taken)])].join('. ');
}

/** The cards that a step takes out of the hand. */
function moved(step: ReviewStep): readonly Face[] {
  switch (step.action.type) {
    case 'play':
      return [step.action.card];
    case 'give':
    case 'bury':
    case 'meld':
      return step.action.cards;
    default:
      return [];
  }
}

/** Marks one copy of each card that is moved. */
function markedCards(hand: readonly Face[], cards: readonly Face[]): boolean[] {
  const left = [...cards];
  return hand.map((face) => {
    const index = left.indexOf(face);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function Hand({
  seat,
  cards,
  deal,
  people,
  step,
}: BoardProps & { readonly seat: number; readonly cards: readonly Face[] }) {
  const isActing = step?.seat === seat;
  const marked = markedCards(cards, isActing && step !== null ? moved(step) : []);
  const name = nameOf(people, seat);
  const owner = possessive(people, seat);
  const played = playedBy(step, seat, people.view.rules.players);
  return (
    <div className={styles.hand} data-acting={isActing} data-testid={`hand-${seat}`}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {deal.dealer === seat && <span className="badge">{t.dealer}</span>}
        {deal.result.declarer === seat && <span className="badge">{t.bidder}</span>}
      </p>
      {cards.length === 0 ? (
        <p className="second">{t.emptyHand}</p>
      ) : (
        <ul className={styles.cards} aria-label={t.hand(owner, cards.length)}>
          {cards.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are one face
            <li key={index} data-marked={marked[index]}>
              <CardFace face={face} marked={marked[index] === true} />
            </li>
          ))}
        </ul>
      )}
      {played !== null && (
        <p className={styles.played} data-testid={`played-${seat}`}>
          <span className="for-reader">{t.played(name)}</span>
          <CardFace face={played} />
        </p>
      )}
    </div>
  );
}

/** The card of a seat that lies on the table before a step. */
function playedBy(step: ReviewStep | null, seat: number, players: number): Face | null {
  if (step === null || step.trick === null) return null;
  const { leader, cards } = step.trick;
  return cards[(seat - leader + players) % players] ?? null;
}
