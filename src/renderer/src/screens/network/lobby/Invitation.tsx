import { printCode } from '@shared/protocol/lan/joinCode';
import type { HostAddress, LanState } from '@shared/protocol/lan/lanState';
import { DEFAULT_PORT } from '@shared/protocol/lan/limits';
import { texts } from '../../../i18n/texts';
import styles from './Invitation.module.css';
import { placeWords } from './placeWords';

const t = texts.network.lobby;

const isIpv4 = ({ address }: HostAddress): boolean => !address.includes(':');

/** What to tell the others: the address they can use and the code, to be read across a room. */
export function Invitation({
  invitation,
}: {
  readonly invitation: NonNullable<LanState['invitation']>;
}) {
  const { port, code } = invitation;
  // Those that are easy to type come first; main has put the likeliest in front.
  const addresses = [
    ...invitation.addresses.filter(isIpv4),
    ...invitation.addresses.filter((each) => !isIpv4(each)),
  ];
  const [usual, ...others] = addresses;
  const words = ({ address }: HostAddress) => placeWords({ address, port }, DEFAULT_PORT);
  return (
    <section className={`${styles.root} panel`} aria-labelledby="invitation-title">
      <h2 className="panel__head" id="invitation-title">
        {t.invitation}
      </h2>
      <p className="second">{t.steps}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t.code}</dt>
          <dd className={`${styles.figure} numbers selectable`} data-testid="invite-code">
            {printCode(code)}
          </dd>
        </div>
        <div>
          <dt>{t.address}</dt>
          <dd className={`${styles.figure} numbers selectable`} data-testid="invite-address">
            {usual === undefined ? (
              <span className={styles.none}>{t.noAddress}</span>
            ) : (
              words(usual)
            )}
          </dd>
        </div>
      </dl>
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t.moreAddresses}</summary>
          <ul className="selectable">
            {others.map((each) => (
              <li key={`${each.network} ${each.address}`}>
                <span className="numbers">{words(each)}</span>{' '}
                <span className="second">
                  {each.network}
                  {each.virtual && ` · ${t.virtual}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="second">{t.firewall}</p>
    </section>
  );
}
