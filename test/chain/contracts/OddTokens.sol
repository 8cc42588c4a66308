// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestToken} from "./TestToken.sol";

/// The bookkeeping shared by the tokens that break the ERC-20 rules below.
abstract contract Ledger {
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) public {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _approve(address spender, uint256 value) internal {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function _spend(address from, uint256 value) internal {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed == type(uint256).max) return;
        require(allowed >= value, "insufficient allowance");
        allowance[from][msg.sender] = allowed - value;
    }

    function _move(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "insufficient balance");
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Like USDT: transfers and approvals return nothing, and a non-zero allowance must pass through zero.
contract NoReturnToken is Ledger {
    string public name;
    string public symbol;
    uint8 public immutable decimals;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        mint(holder, supply);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        _approve(spender, value);
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        _spend(from, value);
        _move(from, to, value);
    }
}

/// Like MKR: name and symbol are bytes32, not string.
contract Bytes32Token is Ledger {
    bytes32 public immutable name;
    bytes32 public immutable symbol;
    uint256 public immutable decimals;

    constructor(bytes32 name_, bytes32 symbol_, uint8 decimals_, address holder, uint256 supply) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        mint(holder, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, value);
        _move(from, to, value);
        return true;
    }
}

/// Keeps a part of each transfer for a fee account, so the receiver gets less than the sent amount.
abstract contract FeeToken is Ledger {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable feeBps;
    address public immutable feeRecipient;

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        address holder,
        uint256 supply,
        uint256 feeBps_
    ) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        feeRecipient = holder;
        feeBps = feeBps_;
        mint(holder, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, value);
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) internal virtual {
        uint256 fee = value * feeBps / 10000;
        if (fee > 0) _move(from, feeRecipient, fee);
        _move(from, to, value - fee);
    }
}

/// Like PAXG: 0.02 % of each transfer goes to a fee account.
contract TransferFeeToken is FeeToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        FeeToken(name_, symbol_, decimals_, holder, supply, 2)
    {}
}

/// Like many new tokens: 5 % of each transfer goes to its maker.
contract TaxToken is FeeToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        FeeToken(name_, symbol_, decimals_, holder, supply, 500)
    {}
}

/// Keeps 3 % of each transfer for its maker, but its event reports the whole amount.
contract GrossToken is FeeToken {
    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        FeeToken(name_, symbol_, decimals_, holder, supply, 300)
    {}

    function _pay(address from, address to, uint256 value) internal override {
        require(balanceOf[from] >= value, "insufficient balance");
        uint256 fee = value * feeBps / 10000;
        unchecked {
            balanceOf[from] -= value;
            balanceOf[feeRecipient] += fee;
            balanceOf[to] += value - fee;
        }
        emit Transfer(from, to, value);
    }
}

/// A honeypot: it can be bought, but nobody except its maker may send it to the pool. The pool is whom the maker
/// paid first.
contract TrapToken is TestToken {
    address private immutable maker;
    address private pool;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        TestToken(name_, symbol_, decimals_, holder, supply)
    {
        maker = holder;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (pool == address(0) && from == maker) pool = to;
        require(to != pool || from == maker, "trading is not open");
        super._transfer(from, to, value);
    }
}
