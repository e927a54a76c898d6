import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DetailHeader } from '@/components/page/detail_header'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { KNOWN_TYPES, type Reading } from '../reading'
import { AttachmentList } from './attachment_list'
import classes from './einvoices.module.css'
import { Findings } from './findings'
import { PartyFacts } from './party_facts'
import { PaymentFacts } from './payment_facts'
import { ReadingFacts } from './reading_facts'
import { ReadingLines } from './reading_lines'

/** Parties, subject and amounts, and whether the sums are right. */
export function ReadingView({ reading }: { reading: Reading }) {
  const { t } = useTranslation('einvoices')
  const { type, number, date, totals, currency, seller, buyer, notes } = reading
  const kind = KNOWN_TYPES.includes(type) ? t(`type.${type}`) : t('unknown_type', { type })
  return (
    <>
      <DetailHeader
        figures={[
          { label: kind, value: number },
          { label: t('field.date'), value: <DayText value={date} /> },
          { label: t('field.due'), value: <Money amount={totals.due} currency={currency} /> },
        ]}
      />
      <Findings findings={reading.findings} />
      <div className={classes.columns}>
        <div>
          <Section title={t('section.lines')}>
            <ReadingLines reading={reading} />
          </Section>
          {notes.length > 0 && (
            <Section title={t('section.notes')}>
              {notes.map((note) => (
                <Text key={note} size="sm" className={classes.words}>
                  {note}
                </Text>
              ))}
            </Section>
          )}
        </div>
        <div>
          <Section title={t('section.seller')}>
            <PartyFacts party={seller} taxNumber={seller.taxNumber} />
          </Section>
          <Section title={t('section.buyer')}>
            <PartyFacts party={buyer} />
          </Section>
          <Section title={t('section.document')}>
            <ReadingFacts reading={reading} />
          </Section>
          <Section title={t('section.payment')}>
            <PaymentFacts reading={reading} />
          </Section>
          {reading.attachments.length > 0 && (
            <Section title={t('section.attachments')}>
              <AttachmentList attachments={reading.attachments} />
            </Section>
          )}
        </div>
      </div>
    </>
  )
}
