#!/bin/sh
# Once, on the first primary.
exec psql "$1" -c 'create database menus'
