import {
  BIDDING_CONVENTIONS,
  type BiddingConvention,
  hasConventions,
} from '@shared/game/biddingConventions';
import type { RuleSet } from '@shared/game/rules';
import { Segments } from '../../dialogs/Segments';
import { conventionWords } from '../../i18n/conventionWords';
import { texts } from '../../i18n/texts';

const t = texts.conventions;

interface ConventionFieldProps {
  readonly rules: RuleSet;
  readonly value: BiddingConvention;
  readonly onChange: (convention: BiddingConvention) => void;
}

/** What bids tell at a table that is set up; nothing is asked where nobody has a partner to tell it to. */
export function ConventionField({ rules, value, onChange }: ConventionFieldProps) {
  if (!hasConventions(rules)) return null;
  return (
    <section className="field">
      <h3 className="field__label">{t.label}</h3>
      <Segments
        label={t.label}
        testId="convention"
        value={value}
        onChange={onChange}
        options={BIDDING_CONVENTIONS.map((each) => ({ value: each, label: t.names[each] }))}
      />
      <p className="second" data-testid="convention-note">
        {conventionWords(value, rules)}
        {value !== 'natural' && ` ${t.forAll}`}
      </p>
    </section>
  );
}
