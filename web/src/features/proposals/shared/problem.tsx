import { Alert, Text } from '@mantine/core'

/** What did not work, where it was tried. */
export function Problem({ children }: { children: string }) {
  return (
    <Alert color="red" variant="light" role="alert">
      <Text c="var(--mantine-color-text)">{children}</Text>
    </Alert>
  )
}
