"""The table without a server, as a folder of files for any web host: `toptafel publish`.

site.py      the whole folder
place.py     written beside its place, and moved there when it is complete
page.py      the page, told that its table is here
runtime.py   Python for the browser and our package, made when the wheel is built, or in a clone when they are asked for
kernels.py   the rules and bots of each game as WebAssembly; library.py: one of those
tables.py    arrays that take long to make, made
catalogue.py the games as they are shown, in every language
listing.py   every file with its size and digest
hosting.py   what a web host should send with them
"""
