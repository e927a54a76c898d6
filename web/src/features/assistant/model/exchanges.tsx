import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Fold } from '@/components/page/fold'
import { Section } from '@/components/page/section'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import classes from './model.module.css'

/** The log of what was sent, the newest first. */
export function Exchanges() {
  const { t } = useTranslation('assistant')
  const { language } = useLanguage()
  const exchanges = useQuery(recordQuery('/api/assistant/exchanges'))
  if (exchanges.isError) return <ErrorAlert failure={exchanges.error} />
  if (!exchanges.data) return <Loading variant="skeleton" extent="cardList" count={1} />
  return (
    <Section title={t('log.title')} help={t('log.help')}>
      {exchanges.data.length === 0 && <Text c="dimmed">{t('log.none')}</Text>}
      {exchanges.data.map(({ _id, sentAt, user, host, model, messages, requests, tokens }) => (
        <Fold
          key={_id}
          label={[
            formatInstant(sentAt),
            user,
            model,
            host,
            t('log.cost', { count: requests, tokens: formatNumber(tokens, language) }),
          ].join(' · ')}
        >
          <pre className={classes.messages}>{readable(messages)}</pre>
        </Fold>
      ))}
    </Section>
  )
}

/** With line breaks; a log entry that was cut is shown as it is. */
function readable(messages: string) {
  try {
    return JSON.stringify(JSON.parse(messages), null, 2)
  } catch {
    return messages
  }
}
