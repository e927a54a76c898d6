import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Section } from '@/components/section'
import { useAudiences } from '@/lib/current_user'
import { recordQuery } from '@/lib/queries'
import { InvitationForm } from '../components/invitation_form'

/** Who works with Kontor here, and a way in for others. */
export function PeopleSection() {
  const { t } = useTranslation('settings')
  const people = useQuery(recordQuery('/api/people'))
  const isOwner = useAudiences()?.includes('owner')
  return (
    <>
      <Section title={t('section.people')} help={t('help.people')}>
        {people.isPending && <Loading />}
        {people.isError && (
          <ErrorAlert failure={people.error} onRetry={() => void people.refetch()} />
        )}
        <List listStyleType="none" spacing="xs" m={0} p={0}>
          {people.data?.map(({ _id, name }) => (
            <List.Item key={_id}>{name}</List.Item>
          ))}
        </List>
        {isOwner === false && (
          <Text size="sm" c="dimmed" mt="md">
            {t('people.owner_invites')}
          </Text>
        )}
      </Section>
      {isOwner && <InvitationForm />}
    </>
  )
}
