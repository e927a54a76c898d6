import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Section } from '@/components/section'
import { useAudiences } from '@/lib/current_user'
import { recordQuery } from '@/lib/queries'
import { FreshInvitation, type FreshLink } from '../components/fresh_invitation'
import { InvitationForm } from '../components/invitation_form'
import { OpenInvitations } from '../components/open_invitations'

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
      {isOwner && <Invitations />}
    </>
  )
}

/** Who was invited, and the form for the next; new each time, for mails go out meanwhile. */
function Invitations() {
  const invitations = useQuery({ ...recordQuery('/api/employees/invitations'), staleTime: 0 })
  const [fresh, setFresh] = useState<FreshLink>()
  if (invitations.isError) {
    return <ErrorAlert failure={invitations.error} onRetry={() => void invitations.refetch()} />
  }
  if (!invitations.data) return <Loading variant="skeleton" extent="cardList" count={1} />
  return (
    <>
      <OpenInvitations invitations={invitations.data} onLink={setFresh} />
      <InvitationForm isSending={invitations.data.isSending} onLink={setFresh} />
      {fresh && <FreshInvitation link={fresh} onClose={() => setFresh(undefined)} />}
    </>
  )
}
