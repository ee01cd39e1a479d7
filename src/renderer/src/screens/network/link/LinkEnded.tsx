import { Button } from '../../../dialogs/Button';
import { Modal } from '../../../dialogs/Modal';
import { texts } from '../../../i18n/texts';
import { bridge } from '../../../store/bridge';
import { leaveNetwork, rejoinTable } from '../../../store/lanRequests';
import { useLan } from '../../../store/lanStore';
import { goTo } from '../../../store/screenStore';
import { showToast } from '../../../store/toastStore';

const t = texts.network.link;

/** The connection is over for good: why, and what can be done. */
export function LinkEnded() {
  const { end } = useLan((state) => state.lan);
  if (end === null || end.reason === 'left') return null;
  const leave = () => void leaveNetwork();
  return (
    <Modal
      title={t.ended}
      onClose={leave}
      testId="link-ended"
      foot={
        <>
          <Button onClick={leave} data-testid="link-home">
            {t.home}
          </Button>
          {end.reason !== 'removed' && (
            <Button look="primary" onClick={() => void rejoinLast()} data-testid="link-rejoin">
              {t.rejoin}
            </Button>
          )}
        </>
      }
    >
      <p>{end.sentence}</p>
    </Modal>
  );
}

/** The table that was joined last is the one that has just been lost. */
async function rejoinLast(): Promise<void> {
  const [last] = await bridge().lan.remembered();
  if (last === undefined) return;
  const problem = await rejoinTable(last.id);
  if (problem === null) return;
  goTo({ kind: 'network', page: 'start' });
  showToast(problem, 'error');
}
