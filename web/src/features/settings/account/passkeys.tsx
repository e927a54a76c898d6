import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { canUsePasskeys } from '@/lib/passkeys/can_use_passkeys'
import { recordQuery } from '@/lib/server/queries'
import classes from '../components/account/device_list.module.css'
import { AddPasskey } from './add_passkey'
import { PasskeyRow } from './passkey_row'

/** The passkeys of the signed-in user, and why there can be none where the address does not allow them. */
export function Passkeys() {
  const { t } = useTranslation('settings')
  const passkeys = useQuery(recordQuery('/api/auth/passkeys'))
  const { data } = passkeys
  const obstacle = useObstacle(data?.address)
  return (
    <Section
      title={t('passkeys.title')}
      help={t('passkeys.help')}
      action={data && !obstacle && <AddPasskey />}
    >
      {passkeys.isPending && <Loading variant="skeleton" extent="inline" />}
      {passkeys.isError && (
        <ErrorAlert failure={passkeys.error} onRetry={() => void passkeys.refetch()} />
      )}
      {data && obstacle && (
        <Text size="sm" c="dimmed">
          {obstacle}
        </Text>
      )}
      {data?.passkeys.length === 0 && !obstacle && <Text size="sm">{t('passkeys.none')}</Text>}
      <ul className={classes.devices}>
        {data?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey._id} passkey={passkey} />
        ))}
      </ul>
    </Section>
  )
}

/** @param address at which passkeys work; null where they work nowhere */
function useObstacle(address: string | null | undefined) {
  const { t } = useTranslation('settings')
  if (address === undefined) return undefined
  if (address === null) return t('passkeys.impossible')
  if (location.origin !== address) return t('passkeys.elsewhere', { address })
  return canUsePasskeys() ? undefined : t('passkeys.unsupported')
}
