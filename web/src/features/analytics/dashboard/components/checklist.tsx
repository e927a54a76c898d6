import { Anchor, Text } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import type { Dashboard, Step } from '../dashboard'
import classes from './dashboard.module.css'

const PATHS: Record<Step, string> = {
  companyData: '/settings?section=company',
  logo: '/settings?section=logo&field=logo',
  bankAccount: '/settings?section=bank',
  taxNumber: '/settings?section=company',
  firstClient: '/clients?new=1',
  firstItem: '/items?new=1',
  firstInvoice: '/invoices/new',
}

/** To the very field where a step is done. */
const pathOf = ({ key, field }: Dashboard['checklist'][number]) =>
  field ? `${PATHS[key]}&field=${field}` : PATHS[key]

/** First steps of a new company; hidden after the first issued invoice. */
export function Checklist({ steps }: { steps: Dashboard['checklist'] }) {
  const { t } = useTranslation('dashboard')
  const done = steps.filter((step) => step.done).length
  const isOver = steps.some((step) => step.key === 'firstInvoice' && step.done)
  if (isOver) return null
  return (
    <Section
      title={t('checklist.title')}
      help={t('checklist.help')}
      action={
        <Text c="dimmed" className={classes.figures}>
          {t('checklist.progress', { done, all: steps.length })}
        </Text>
      }
    >
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.key} className={classes.step}>
            {step.done ? (
              <IconCircleCheckFilled className={classes.done} size={20} aria-hidden />
            ) : (
              <IconCircle className={classes.todo} size={20} aria-hidden />
            )}
            {step.done ? (
              <Text c="dimmed">
                {t(`step.${step.key}`)}{' '}
                <span className={classes.hidden}>{t('checklist.done')}</span>
              </Text>
            ) : (
              <Anchor component={Link} to={pathOf(step)}>
                {t(`step.${step.key}`)}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
