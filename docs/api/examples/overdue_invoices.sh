#!/usr/bin/env bash
# Lists overdue invoices, a page at a time: number, client, open amount.
#   KONTOR_URL=https://kontor.example.com KONTOR_TOKEN=kontor_pat_… bash overdue_invoices.sh
set -euo pipefail

page=1
while :; do
  answer=$(curl -fsS -H "Authorization: Bearer $KONTOR_TOKEN" \
    "$KONTOR_URL/api/invoices?status=Overdue&sort=dueDate&order=asc&pageSize=100&page=$page")
  rows=$(jq -r '.[] | [.number, .client.name, .open] | @tsv' <<<"$answer")
  [ -n "$rows" ] || break
  printf '%s\n' "$rows"
  page=$((page + 1))
done
